import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { shortenManifest } from './vite/short-manifest.ts'

export default {
  ssr: true,
  // The route table is small (see short-manifest.ts): sending it at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => shortenManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config
