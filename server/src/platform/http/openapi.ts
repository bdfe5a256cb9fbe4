import { opensToKeys } from '@meltem/contract/staff/office-keys'
import { INSTALLATION_PATH } from '@meltem/contract/tenant/installation'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { Failure } from '@meltem/contract/wire/envelope'
import { ERROR_STATUS } from '@meltem/contract/wire/errors'
import * as z from 'zod/mini'
import { VERSION } from '../version.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 made from the contract; nothing is written twice. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meltem API',
      version: VERSION,
      description:
        'Answers are envelopes: `success: 1` with the data, or `success: 0` with `code` and `message`. Every call needs the `company` header, but for those of the installation itself.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path, { [endpoint.method.toLowerCase()]: operation(endpoint) }]),
    ),
    components: {
      schemas: { Failure: schemaOf(Failure, 'output') },
      parameters: {
        company: {
          name: 'company',
          in: 'header',
          required: true,
          description: 'Code of the tenant',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        staff: { type: 'apiKey', in: 'cookie', name: '__Host-yonetim' },
        installation: { type: 'apiKey', in: 'cookie', name: '__Host-kurum' },
        member: { type: 'http', scheme: 'bearer' },
        agency: { type: 'http', scheme: 'bearer' },
        key: { type: 'http', scheme: 'bearer', description: 'Key of another system of the operator; it only reads' },
      },
    },
  }
}

function bodyOf({ upload }: Endpoint, schema: Json): Json {
  return upload
    ? { 'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary', maxLength: upload } } }
    : { 'application/json': { schema } }
}

const securityOf = (endpoint: Endpoint): Json[] => [
  { [endpoint.access]: [] },
  ...(opensToKeys(endpoint) ? [{ key: [] }] : []),
]

function operation(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input')
  return {
    operationId: endpoint.path.slice(1).replaceAll('/', '_'),
    summary: endpoint.summary,
    tags: [endpoint.feature],
    parameters: [
      ...(endpoint.path.startsWith(INSTALLATION_PATH) ? [] : [{ $ref: '#/components/parameters/company' }]),
      ...(endpoint.method === 'GET' || endpoint.upload ? queryParameters(input) : []),
    ],
    ...(endpoint.method === 'POST' ? { requestBody: { required: true, content: bodyOf(endpoint, input) } } : {}),
    ...(endpoint.access === 'public' ? {} : { security: securityOf(endpoint) }),
    ...(endpoint.hak ? { 'x-hak': endpoint.hak } : {}),
    responses: {
      200: success(endpoint),
      default: { description: failureText(), content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

function success(endpoint: Endpoint): Json {
  if (endpoint.content) {
    const schema = { type: 'string', format: 'binary' }
    return { description: 'The file', content: { [endpoint.content]: { schema } } }
  }
  const output = schemaOf(endpoint.output, 'output')
  const envelope = {
    ...output,
    properties: { success: { const: 1 }, ...(output.properties as Json | undefined) },
    required: ['success', ...((output.required as string[] | undefined) ?? [])],
  }
  return {
    description:
      endpoint.outcomes.length > 0
        ? `The answer, or \`success: 0\` with ${endpoint.outcomes.join(', ')}`
        : 'The answer',
    content: jsonContent(
      endpoint.outcomes.length > 0 ? { oneOf: [envelope, { $ref: '#/components/schemas/Failure' }] } : envelope,
    ),
  }
}

function failureText(): string {
  return Object.entries(ERROR_STATUS)
    .map(([code, status]) => `${status} ${code}`)
    .join(', ')
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } }
}

function queryParameters(input: Json): Json[] {
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = new Set((input.required as string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    ...(schema.description ? { description: schema.description } : {}),
    schema,
  }))
}

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
