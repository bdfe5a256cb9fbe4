import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { RecordedPage } from './recorded-page.ts'

export type BareServerQuestion =
  | { readonly ask: 'serve'; readonly headers: string[]; readonly body: string }
  | { readonly ask: 'memory' }
  | { readonly ask: 'cpu' }

interface BareServer {
  readonly url: string
  /** Bytes. */
  memory(): Promise<number>
  /** Seconds of CPU it has used so far. */
  cpu(): Promise<number>
  stop(): void
}

export async function startBareServer(page: RecordedPage): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { stdio: 'inherit' })
  const ask = (question: BareServerQuestion) =>
    new Promise<Record<string, number>>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as Record<string, number>))
      child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)))
      child.send(question)
    })
  const { port } = await ask({ ask: 'serve', headers: page.headers, body: page.body.toString('base64') })
  return {
    url: `http://127.0.0.1:${port}`,
    memory: async () => (await ask({ ask: 'memory' })).bytes ?? 0,
    cpu: async () => (await ask({ ask: 'cpu' })).seconds ?? 0,
    stop: () => void child.kill(),
  }
}
