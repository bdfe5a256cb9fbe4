import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { hashSource } from '../guards/security-headers.ts'
import { schemaOf } from '../openapi.ts'
import { escapeHtml } from './bare-page.ts'

type Json = Record<string, unknown>

/** The contract as one readable page without scripts; openapi.json is the same for machines. */
export function openApiPage(endpoints: readonly Endpoint[]): string {
  const features = [...new Set(endpoints.map((endpoint) => endpoint.feature))]
  const sections = features.map(
    (feature) =>
      `<h2 id="${feature}">${feature}</h2>${endpoints
        .filter((endpoint) => endpoint.feature === feature)
        .map(section)
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Meltem API</title><style>${STYLE}</style></head><body><main><h1>Meltem API</h1><p>Base <code>/api</code>. Every call needs the header <code>company</code>. Answers are envelopes: <code>success: 1</code> with the data, or <code>success: 0</code> with <code>code</code> and <code>message</code>. <a href="/api/openapi.json">openapi.json</a></p><nav aria-label="Features">${features.map((feature) => `<a href="#${feature}">${feature}</a>`).join(' ')}</nav>${sections.join('')}</main></body></html>`
}

const STYLE =
  'body{font:16px/1.55 system-ui,sans-serif;color:#0b2a3a;margin:0}main{max-width:960px;margin:0 auto;padding:32px 16px}h1,h2{letter-spacing:-.018em}h2{margin-top:48px}h3{margin:32px 0 4px;font-size:18px}code{font-family:ui-monospace,monospace;font-size:.92em}a{color:#0a5f75}nav a{margin-right:12px}table{border-collapse:collapse;width:100%;font-size:14px;margin:8px 0 16px}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #d6e0e2}th{color:#3d5664}.method{background:#e1eff1;color:#0a5f75;padding:2px 8px;border-radius:6px;font-size:13px}.access{color:#566d7a;font-size:14px}div.wide{overflow-x:auto}'

export const OPENAPI_PAGE_CSP = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; frame-ancestors 'none'`

function section(endpoint: Endpoint): string {
  const access = endpoint.access === 'public' ? '' : ` <span class="access">needs ${endpoint.access} login</span>`
  return `<section><h3><span class="method">${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code>${access}</h3><p>${escapeHtml(endpoint.summary)}</p>${table('Input', schemaOf(endpoint.input, 'input'))}${table('Answer', schemaOf(endpoint.output, 'output'))}</section>`
}

function table(caption: string, schema: Json): string {
  const rows = fieldRows(schema, '')
  if (rows.length === 0) return ''
  return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr><th scope="col">${caption}</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function fieldRows(schema: Json, prefix: string): string[] {
  const required = new Set((schema.required as string[] | undefined) ?? [])
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const mark = required.has(name) ? '' : '?'
    const row = `<tr><td><code>${escapeHtml(path)}${mark}</code></td><td>${escapeHtml(typeOf(field))}</td><td>${escapeHtml(wordOf(field.description))}</td></tr>`
    const inner = field.type === 'array' ? (field.items as Json | undefined) : field
    return [row, ...(inner?.properties ? fieldRows(inner, `${path}${field.type === 'array' ? '[]' : ''}.`) : [])]
  })
}

function typeOf(field: Json): string {
  if (Array.isArray(field.enum)) return field.enum.join(' | ')
  if (field.const !== undefined) return JSON.stringify(field.const)
  const union = (field.anyOf ?? field.oneOf) as Json[] | undefined
  if (union) return [...new Set(union.map(typeOf))].join(' | ')
  if (field.type === 'array') return `${typeOf((field.items ?? {}) as Json)}[]`
  return wordOf(field.format ?? field.type ?? 'any')
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
