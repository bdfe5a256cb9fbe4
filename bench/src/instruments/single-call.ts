import { Agent, request } from 'node:http'

/** As many connections as there are calls: a call waits at the server, not here. */
const agent = new Agent({ keepAlive: true })

/** Answers the status; the body is read to its end and thrown away. */
export function send(url: string, headers: Readonly<Record<string, string>>, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    call.on('error', reject)
    call.end(body ? JSON.stringify(body) : undefined)
  })
}
