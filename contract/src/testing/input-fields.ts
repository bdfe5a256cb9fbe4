import type * as z from 'zod/mini'

/** A place of an input where the caller writes something of its own: a text, a number, a list or names of a record. */
export interface InputField {
  /** Names on the way there; a list counts as `0`, an option of a choice by its place. */
  readonly path: readonly string[]
  /** The schema of the place itself, without what makes it optional. */
  readonly schema: z.core.$ZodType
  readonly kind: 'text' | 'day' | 'instant' | 'number' | 'list' | 'record'
}

/** What a schema is made of. */
type Definition = z.core.$ZodTypes['_zod']['def']

export function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as unknown as { readonly def: Definition }).def
}

/** Every such place of a schema, however deep. What has a closed list of values is no such place. */
export function listFields(schema: z.core.$ZodType, path: readonly string[] = []): InputField[] {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'string':
      return [{ path, schema, kind: textKind(def) }]
    case 'number':
      return [{ path, schema, kind: 'number' }]
    case 'array':
      return [{ path, schema, kind: 'list' }, ...listFields(def.element, [...path, '0'])]
    case 'record':
      return [{ path, schema, kind: 'record' }, ...listFields(def.valueType, [...path, '*'])]
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

function textKind(def: Definition): 'text' | 'day' | 'instant' {
  const { format } = def as { format?: string }
  if (format === 'date') return 'day'
  return format === 'datetime' ? 'instant' : 'text'
}
