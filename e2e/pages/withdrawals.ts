// SPDX-License-Identifier: Apache-2.0
import type { Locator } from '@playwright/test'
import { text } from '../support/texts.ts'

/** Where a withdrawal of a list stands. Its stages, which have some of the same words, are in a list of their own. */
export const statusIn = (list: Locator, status: 'Approved' | 'Pending' | 'Received' | 'Rejected'): Locator =>
  list.getByText(text(`wallet.status.${status}`), { exact: true }).and(list.page().locator(':not(ol *)'))
