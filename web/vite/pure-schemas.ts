import type { Plugin } from 'vite'

const CONTRACT = /[/\\]contract[/\\]src[/\\][\w-]+\.ts$/

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
      const body = this.parse(code).body.toReversed()
      for (const node of body) {
        const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
        if (declaration?.type !== 'VariableDeclaration') continue
        for (const { init } of declaration.declarations.toReversed()) {
          if (init?.type !== 'CallExpression') continue
          const { start, end } = init
          marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`
        }
      }
      return { code: marked, map: null }
    },
  }
}
