import type { z } from 'zod'

/** One leaf of the white-label settings: what an operator may change while the house runs. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  default: z.output<Schema>
  /** `public` settings are sent to every browser; `server` settings never leave the server. */
  audience: 'public' | 'server'
  /** One sentence, shown in the console's form and in the documentation. */
  help: string
}

/** Declares one white-label setting. */
export const setting = <Schema extends z.ZodType>(
  schema: Schema, options: Omit<Setting<Schema>, 'schema'>,
): Setting<Schema> => ({ schema, ...options })
