// SPDX-License-Identifier: Apache-2.0
import { sql, type Database } from '../db/index.ts'
import type { Job } from './job.ts'

const answersKeptMs = 30 * 86_400_000

/**
 * Throws away what the platform itself no longer needs: old answers to requests done once, counts of requests
 * of past minutes, nonces of sealed payloads that are too old anyway.
 */
export const cleanUpJobs = (database: Database): Job[] => [
  {
    name: 'platform.cleanUpAnswers',
    everyMinutes: 60,
    run: async (slotMs) => {
      await database.query(sql`delete from call_once where created_at < ${new Date(slotMs - answersKeptMs)}`)
    },
  },
  {
    name: 'platform.cleanUpRequestCounts',
    everyMinutes: 1,
    run: async (slotMs) => {
      await database.query(sql`delete from request_count where expire < ${slotMs}`)
    },
  },
  {
    name: 'platform.cleanUpNonces',
    everyMinutes: 10,
    run: async (slotMs) => {
      await database.query(sql`delete from seal_nonce where expires_at < ${new Date(slotMs)}`)
    },
  },
]
