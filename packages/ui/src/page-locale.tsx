// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Makes the components of the accessibility library follow the language of the page. By default they use the
 * browser's language, and so have the wrong direction and arrow keys on a page that runs from right to left.
 */
export function PageLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
}
