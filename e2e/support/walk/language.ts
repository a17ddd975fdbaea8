// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext } from '@playwright/test'

/** Chooses the language of the site, as its picker stores it. */
export const speak = (context: BrowserContext, language: 'en' | 'ar'): Promise<unknown> =>
  context.addInitScript((code) => {
    try {
      localStorage.setItem('hisLang', code)
    } catch {
      // A frame without a storage has the language of its address.
    }
  }, language.toUpperCase())
