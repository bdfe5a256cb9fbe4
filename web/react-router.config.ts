import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route table is small: sending it at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
