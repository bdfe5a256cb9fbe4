import { parentPort } from 'node:worker_threads'
import { TENANTS } from '@meltem/demo/tenants'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(TENANTS)
