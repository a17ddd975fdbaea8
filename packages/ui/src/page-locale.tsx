// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Lets the parts above the accessibility library follow the language of the page; by themselves they take the
 * browser's, and open from left to right, with arrow keys to match, in a page that runs from right to left.
 */
export function PageLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
}
