import { loadPart } from './browser-messages.ts'

// The sentences of agency pages come with them; their modules wait for them here, so that the title has its words too
// when a visitor comes from inside the storefront. The server has them all.
if (!import.meta.env.SSR) await loadPart('agency')
