// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { typeAhead } from '../../features/catalogue/search/typed-ahead.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { isTyping } from '../../shared/site/is-typing.ts'

const key = '/'

/** Opens the search over the page by a key, unless somebody is typing or another panel is open. */
export function usePaletteKey(free: boolean): void {
  const { openPanel } = usePanels()
  useEffect(() => {
    if (!free) return undefined
    const press = (event: KeyboardEvent): void => {
      if (
        event.key !== key ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        document.querySelector('[role=dialog],[role=alertdialog]')
      )
        return
      event.preventDefault()
      typeAhead()
      openPanel('search')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [free, openPanel])
}
