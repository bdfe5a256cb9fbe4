import { loadPart } from './browser-messages.ts'

// The sentences of basket, checkout and trip come with their pages, not with the home page. A page's module waits for
// them here, so that nothing is drawn without words; the server has all of them from the start.
if (!import.meta.env.SSR) await Promise.all([loadPart('booking'), loadPart('cancellation')])
