import { loadPart } from './browser-messages.ts'

// The sentences of the agencies' desk come with its pages; a page's module waits for them here. The server has them all.
if (!import.meta.env.SSR) await Promise.all([loadPart('desk'), loadPart('cancellation')])
