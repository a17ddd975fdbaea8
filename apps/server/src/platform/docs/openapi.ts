// SPDX-License-Identifier: Apache-2.0
import { allCalls, faults, type Call, type FaultDeclaration, type FaultName } from '@tessera/contract'
import { text } from '@tessera/texts'
import { z } from 'zod'
import { ownRelease } from '../db/release.ts'

type Json = Record<string, unknown>

/** The wire shape of a schema. Codecs (money) show their wire side: a number. */
const shapeOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return shape
}

const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')
const pathNames = (call: Call): string[] => [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')

function parametersOf(call: Call): Json[] {
  const { properties = {}, required = [] } = shapeOf(call.input) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const inPath = pathNames(call)
  const inQuery =
    call.method === 'GET' || call.method === 'DELETE'
      ? Object.keys(properties).filter((name) => !inPath.includes(name))
      : []
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: properties[name] ?? {},
    })),
  ]
}

function bodyOf(call: Call): Json | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined
  const shape = shapeOf(call.input) as { properties?: Record<string, Json>; required?: string[] }
  const inPath = pathNames(call)
  const plain = {
    ...shape,
    properties: Object.fromEntries(
      Object.entries(shape.properties ?? {}).filter(([name]) => !inPath.includes(name)),
    ),
    ...(shape.required ? { required: shape.required.filter((name) => !inPath.includes(name)) } : {}),
  }
  const sealed = {
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: {
      data: {
        type: 'string',
        description: 'Compact JWE (ECDH-ES P-256, A256GCM) of the payload with ts and nonce.',
      },
    },
    'x-sealed-payload': plain,
  }
  return {
    required: true,
    content: {
      [call.multipart ? 'multipart/form-data' : 'application/json']: { schema: call.sealed ? sealed : plain },
    },
  }
}

const envelopeOf = (value: unknown): Json => ({
  type: 'object',
  required: ['success', 'value', 'message', 'code'],
  properties: { success: { type: 'boolean' }, value, message: { type: 'string' }, code: { type: 'string' } },
})

const commonFaults: FaultName[] = [
  'call.malformed',
  'call.invalid',
  'call.badBrand',
  'call.tooLarge',
  'call.tooManyRequests',
  'call.unexpected',
  'call.unavailable',
]

function faultNames(call: Call): FaultName[] {
  return [
    ...(call.faults as FaultName[]),
    ...commonFaults,
    ...(call.who === 'anyone' ? [] : ['call.unauthorized' as const, 'call.forbidden' as const]),
    ...(call.once ? ['call.requestReused' as const] : []),
    ...(call.sealed ? ['call.encryptionRequired' as const, 'call.badEncryption' as const] : []),
  ]
}

/** Refusals that a call may give, by status. */
export const refusalsOf = (
  call: Call,
): { name: FaultName; declaration: FaultDeclaration; sentence: string }[] =>
  faultNames(call).map((name) => ({
    name,
    declaration: faults[name],
    sentence: text('EN', faults[name].text, sampleWords),
  }))

const sampleWords = { available: '…', min: '…', max: '…', reference: '…', left: '…' }

function responsesOf(call: Call): Json {
  const byStatus = new Map<number, string[]>()
  for (const { declaration, sentence } of refusalsOf(call)) {
    byStatus.set(declaration.status, [
      ...(byStatus.get(declaration.status) ?? []),
      `${declaration.code}: ${sentence}`,
    ])
  }
  const business = byStatus.get(200) ?? []
  byStatus.delete(200)
  const description = ['Done.', ...business.map((line) => `Or refused, with success false: ${line}`)].join(
    '\n\n',
  )
  return {
    200: { description, content: { 'application/json': { schema: envelopeOf(shapeOf(call.output)) } } },
    ...Object.fromEntries(
      [...byStatus].map(([status, lines]) => [
        status,
        { description: lines.join('\n\n'), content: { 'application/json': { schema: envelopeOf({}) } } },
      ]),
    ),
  }
}

function operationOf(call: Call): Json {
  const body = bodyOf(call)
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0]],
    ...(call.who === 'anyone' ? {} : { security: [{ session: [] }] }),
    'x-who': call.who,
    ...(call.may === undefined ? {} : { 'x-permission': call.may }),
    'x-once': call.once,
    'x-sealed': call.sealed,
    parameters: parametersOf(call),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(call),
  }
}

/** The OpenAPI 3.1 description of every call, generated from the contract. */
export function openApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of allCalls) {
    const path = openApiPath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera',
      version: ownRelease(),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: 'Calls of the Tessera platform. Every answer is {success, value, message, code}.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a login; browsers also send the binding cookie of the same answer.',
        },
      },
    },
    paths,
  }
}
