// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'

const mostIssues = 3

/** What is wrong with the value of a setting, in one line; English, for operators. */
export const reasonOf = ({ issues }: Pick<z.ZodError, 'issues'>): string =>
  issues
    .slice(0, mostIssues)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ')
