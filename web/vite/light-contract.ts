import type { ESTree, Plugin } from 'vite'

const CONTRACT = /[/\\]contract[/\\]src[/\\][\w-]+\.ts$/

/** What the browser needs of a call: it sends, the server checks. */
const SENT = new Set(['method', 'path'])

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

function calls(value: ESTree.Expression): boolean {
  if (value.type === 'ArrayExpression') {
    return value.elements.some((element) => element !== null && (element.type === 'SpreadElement' || calls(element)))
  }
  if (value.type !== 'ObjectExpression') return value.type === 'CallExpression'
  return value.properties.some((property) => property.type === 'Property' && calls(property.value))
}

/** The values of constants that are made by calls, the last one first. */
function madeByCalls(statement: ESTree.Program['body'][number]): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => (init && calls(init) ? [init] : [])).toReversed()
}

/** `endpoint({ method, path, input, … })` as the two properties that go over the wire. */
function shortEndpoint(value: ESTree.Expression, code: string): string | undefined {
  if (value.type !== 'CallExpression') return undefined
  const {
    callee,
    arguments: [spec],
  } = value
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression') return undefined
  const kept = spec.properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && SENT.has(property.key.name),
  )
  if (kept.length !== SENT.size) throw new Error('The contract writes its calls in another way now: see this plugin')
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}

function changeOf(value: ESTree.Expression, code: string): Change {
  const { start, end } = value
  return { start, end, text: shortEndpoint(value, code) ?? `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }
}

export function lightened(code: string, program: ESTree.Program): string {
  let light = code
  for (const value of program.body.toReversed().flatMap(madeByCalls)) {
    const { start, end, text } = changeOf(value, code)
    light = `${light.slice(0, start)}${text}${light.slice(end)}`
  }
  return light
}

/**
 * The contract builds its schemas when it is loaded. Nothing happens by that outside the module, but a bundler cannot
 * know it and would carry every schema, and zod with them, to pages that only need a constant or a type. This marks
 * each top-level value of the contract as free of effects, so that what a page does not use is left out, and leaves of
 * each call what the browser sends: otherwise one call brings the schemas of everything it can answer.
 */
export function lightContract(): Plugin {
  return {
    name: 'meltem-light-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      return { code: lightened(code, this.parse(code)), map: null }
    },
  }
}
