import type { Rendering } from '@meltem/contract/wire/rendering'
import { createContext, RouterContextProvider } from 'react-router'

const renderingContext = createContext<Rendering>()

export function provideRendering(rendering: Rendering): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(renderingContext, rendering)
  return context
}

/** What the server handed over for this request; for loaders and actions only. */
export function renderingOf(context: Readonly<RouterContextProvider>): Rendering {
  return context.get(renderingContext)
}
