/**
 * The least a Node server can do: write one buffer. Started as its own process by `startBareServer`; the page comes
 * over the channel, the port goes back. Asked for its memory or its CPU time, it answers with it.
 */
import { createServer } from 'node:http'
import type { BareServerQuestion } from './bare-server-process.ts'

let headers: string[] = []
let body = Buffer.alloc(0)

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})

process.on('message', (question: BareServerQuestion) => {
  if (question.ask === 'memory') {
    process.send?.({ bytes: process.memoryUsage.rss() })
    return
  }
  if (question.ask === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ seconds: (user + system) / 1e6 })
    return
  }
  headers = question.headers
  body = Buffer.from(question.body, 'base64')
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  })
})
