import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DemoTenant } from '@meltem/demo/tenant-data'

/** The demo tenants, read in a thread that ends: modules stay as long as their process, and these weigh 30 MB. */
export async function readDemo(): Promise<readonly DemoTenant[]> {
  const thread = new Worker(new URL('demo-thread.ts', import.meta.url))
  try {
    const [tenants] = (await once(thread, 'message')) as [readonly DemoTenant[]]
    return tenants
  } finally {
    await thread.terminate()
  }
}
