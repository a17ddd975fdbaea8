// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

/** The id of an event, a market, a competition or a team. */
export const BookId = z.string().regex(/^[1-9]\d{0,17}$/)
