import type { FastifyInstance } from 'fastify'

export interface SecurityHeaders {
  studioOrigin: string
  /** Origins of outside vendors' games; none unless given. */
  gameOrigins?: readonly string[]
  secure: boolean
  liveOrigin: string
}

/** Headers of every answer. Pages run only their own files: no inline script or style, frames only from the studio and vendors that are named. */
export function addSecurityHeaders(app: FastifyInstance, { studioOrigin, gameOrigins = [], secure, liveOrigin }: SecurityHeaders): void {
  const framed = [studioOrigin, ...gameOrigins]
  const policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", `connect-src 'self' ${liveOrigin}`,
    `frame-src ${framed.join(' ')}`, "worker-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'",
  ].join('; ')
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', policy)
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin').header('cross-origin-opener-policy', 'same-origin')
      .header('permissions-policy', `fullscreen=(self ${framed.map(origin => `"${origin}"`).join(' ')}), camera=(), microphone=(), geolocation=()`)
    if (secure) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
