import { loadPart } from './browser-messages.ts'

// The sentences of tickets come with the pages that show them (booking-words.ts has them with those of the checkout).
if (!import.meta.env.SSR) await loadPart('cancellation')
