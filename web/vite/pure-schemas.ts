import type { ESTree, Plugin } from 'vite'

const CONTRACT = /[/\\]contract[/\\]src[/\\][\w-]+\.ts$/

/** Where the calls stand that give top-level constants their value, the last one first. */
function callsOf(statement: ESTree.Program['body'][number]): { start: number; end: number }[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [{ start: init.start, end: init.end }] : []))
    .toReversed()
}

/**
 * The contract builds its schemas when it is loaded. Nothing happens by that outside the module, but a bundler cannot
 * know it and would carry every schema, and zod with them, to pages that only need a constant or a type. This marks
 * each top-level value of the contract as free of effects, so that what a page does not use is left out.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'meltem-pure-schemas',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      let marked = code
      for (const { start, end } of this.parse(code).body.toReversed().flatMap(callsOf)) {
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`
      }
      return { code: marked, map: null }
    },
  }
}
