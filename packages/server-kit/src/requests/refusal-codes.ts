// SPDX-License-Identifier: Apache-2.0
import type { FastifyReply } from 'fastify'

const codes = new WeakMap<FastifyReply, string>()

/** Remembers the code of a refusal, for its log line and its figures. */
export const noteCode = (reply: FastifyReply, code: string): unknown => codes.set(reply, code)

/** The code that was noted for an answer; undefined if there is none. */
export const codeOf = (reply: FastifyReply): string | undefined => codes.get(reply)
