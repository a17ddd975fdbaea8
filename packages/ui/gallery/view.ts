// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'

export interface View {
  theme: 'dark' | 'light'
  dir: 'ltr' | 'rtl'
  /** Id of the part to show; '' for all. */
  part: string
  /** Only the part itself, for the screenshots of the tests. */
  bare: boolean
}

/** The view comes from the address; changes of theme and direction are written back to it. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(() => visible(readView()))
  return [view, (change) => setView(visible({ ...view, ...change }))]
}

/** Applies a view to the page before its parts render, because some read the language there. */
function visible(view: View): View {
  const page = document.documentElement
  page.dataset['theme'] = view.theme
  page.dir = view.dir
  page.lang = view.dir === 'rtl' ? 'ar' : 'en'
  const search = new URLSearchParams({
    theme: view.theme,
    dir: view.dir,
    ...(view.part && { part: view.part }),
    ...(view.bare && { bare: '1' }),
  })
  history.replaceState(null, '', `?${search.toString()}`)
  return view
}

function readView(): View {
  const search = new URLSearchParams(location.search)
  return {
    theme: search.get('theme') === 'light' ? 'light' : 'dark',
    dir: search.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    part: search.get('part') ?? '',
    bare: search.has('bare'),
  }
}
