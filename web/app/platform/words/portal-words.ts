import { loadPart } from './browser-messages.ts'

// The sentences of the agencies' portal come with its pages; their modules wait for them here. The server has them all.
if (!import.meta.env.SSR) await Promise.all([loadPart('portal'), loadPart('cancellation')])
