import type { ESTree, Plugin } from 'vite'

const CONTRACT = /[/\\]contract[/\\]src[/\\][\w/\\-]+\.ts$/
const SCREEN = /[/\\]web[/\\]app[/\\][^?]*\.tsx?(?:\?|$)/
const PACKAGE = '@meltem/contract/'

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

function changed(code: string, changes: readonly Change[]): string {
  return changes.toReversed().reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), code)
}

function calls(value: ESTree.Expression): boolean {
  if (value.type === 'ArrayExpression') {
    return value.elements.some((element) => element !== null && (element.type === 'SpreadElement' || calls(element)))
  }
  if (value.type !== 'ObjectExpression') return value.type === 'CallExpression'
  return value.properties.some((property) => property.type === 'Property' && calls(property.value))
}

/** The values of constants that are made by calls. */
function madeByCalls(statement: ESTree.Program['body'][number]): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => (init && calls(init) ? [init] : []))
}

/** A file of the contract whose values can each be left out. */
export function lightened(code: string, program: ESTree.Program): string {
  const changes = program.body.flatMap(madeByCalls).map(({ start, end }) => {
    return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }
  })
  return changed(code, changes)
}

/** Everything a file of the contract exports. */
type Contract = (file: string) => Promise<Readonly<Record<string, unknown>>>

/** What the browser needs of an endpoint: it sends, the server checks. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('method' in value && 'path' in value && 'output' in value)) return undefined
  return JSON.stringify({ method: value.method, path: value.path })
}

async function withAddresses(statement: ESTree.ImportDeclaration, code: string, contract: Contract): Promise<Change[]> {
  const exported = await contract(statement.source.value)
  const kept: string[] = []
  const addresses: string[] = []
  for (const one of statement.specifiers) {
    const named = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : ''
    const address = addressOf(exported[named])
    if (address) addresses.push(`const ${one.local.name} = ${address}`)
    else kept.push(code.slice(one.start, one.end))
  }
  if (addresses.length === 0) return []
  const others = kept.length > 0 ? [`import { ${kept.join(', ')} } from '${statement.source.value}'`] : []
  return [
    { start: statement.start, end: statement.end, text: [...others, ...addresses].map((line) => `${line};`).join(' ') },
  ]
}

/** A file of the screens with the address of each endpoint in place of its import. */
export async function addressed(code: string, program: ESTree.Program, contract: Contract): Promise<string> {
  const imports = program.body.filter(
    (statement) => statement.type === 'ImportDeclaration' && statement.source.value.startsWith(PACKAGE),
  )
  const changes = await Promise.all(
    imports.map((statement) => withAddresses(statement as ESTree.ImportDeclaration, code, contract)),
  )
  return changed(code, changes.flat())
}

/**
 * The contract builds its schemas when it is loaded. Nothing happens by that outside the module, but a bundler cannot
 * know it and would carry every schema, and zod with them, to pages that only need a constant or a type. This marks
 * each top-level value of the contract as free of effects, so that what no page uses is left out.
 *
 * A bundler leaves out what no page uses, not what this page does not use: a page that sends one call would load the
 * schemas of its file that some other page's form checks with. So a screen gets of an endpoint what it sends, method
 * and path, where it stands.
 */
export function lightContract(): Plugin {
  return {
    name: 'meltem-light-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (CONTRACT.test(id)) return { code: lightened(code, this.parse(code)), map: null }
      if (!SCREEN.test(id) || !code.includes(PACKAGE)) return null
      const light = await addressed(code, this.parse(code), (file) => import(file))
      return { code: light, map: null }
    },
  }
}
