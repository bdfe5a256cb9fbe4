import type * as z from 'zod/mini'

/** A place of an input where somebody writes something of his own: a text, a number, a list or names of a record. */
export interface InputField {
  /** Names on the way there; a list counts as `0`, an option of a choice by its place. */
  readonly path: readonly string[]
  /** The schema of the place itself, without what makes it optional. */
  readonly schema: z.core.$ZodTypes
  readonly kind: 'text' | 'day' | 'instant' | 'number' | 'list' | 'record'
}

type Node = z.core.$ZodTypes

const asNode = (schema: z.core.$ZodType) => schema as Node

/** Every such place of a schema, however deep. What has a closed list of values is no such place. */
export function listFields(schema: z.core.$ZodType, path: readonly string[] = []): InputField[] {
  const node = asNode(schema)
  const { def } = node._zod
  switch (def.type) {
    case 'string':
      return [{ path, schema: node, kind: textKind(node) }]
    case 'number':
      return [{ path, schema: node, kind: 'number' }]
    case 'array':
      return [{ path, schema: node, kind: 'list' }, ...listFields(def.element, [...path, '0'])]
    case 'record':
      return [{ path, schema: node, kind: 'record' }, ...listFields(def.valueType, [...path, '*'])]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => listFields(inner, [...path, name]))
    case 'union':
      return def.options.flatMap((option, place) => listFields(option, [...path, `|${place}`]))
    case 'optional':
    case 'nullable':
    case 'default':
      return listFields(def.innerType, path)
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'custom':
      return []
    default:
      throw new Error(`${path.join('.')}: an input of the type ${def.type} has no rule yet`)
  }
}

function textKind(node: Node): 'text' | 'day' | 'instant' {
  const { format } = node._zod.def as { format?: string }
  if (format === 'date') return 'day'
  return format === 'datetime' ? 'instant' : 'text'
}
