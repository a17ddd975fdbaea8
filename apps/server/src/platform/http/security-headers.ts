// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { closedPolicy } from './content-policy.ts'

export interface SecurityHeaders {
  /** Origins of the games that the site shows in a frame: they may go full screen and play sound. */
  frames: readonly string[]
  /** Whether the platform's address is https. */
  secure: boolean
}

const forbidden = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'accelerometer',
  'gyroscope',
  'magnetometer',
]

/**
 * Headers of every answer. A page sets its own content policy; everything else gets one that allows nothing.
 * HSTS is sent whenever the request came over https: directly, or through a trusted proxy.
 */
export function addSecurityHeaders(app: FastifyInstance, { frames, secure }: SecurityHeaders): void {
  const games = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ')
  const permissions = [
    `fullscreen=(${games})`,
    `autoplay=(${games})`,
    ...forbidden.map((name) => `${name}=()`),
  ].join(', ')
  app.addHook('onSend', async (request, reply) => {
    const add = (name: string, value: string): void => {
      if (!reply.hasHeader(name)) void reply.header(name, value)
    }
    add('content-security-policy', closedPolicy)
    add('x-content-type-options', 'nosniff')
    add('referrer-policy', 'same-origin')
    add('cross-origin-opener-policy', 'same-origin')
    add('cross-origin-resource-policy', 'same-origin')
    add('permissions-policy', permissions)
    if (secure || request.protocol === 'https')
      add('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
