// SPDX-License-Identifier: Apache-2.0
import { useRef, useState } from 'react'

/** What stands in the search field of games, and whether its suggestions are open. */
export function useSearchField(value: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: value, over: value })
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState(false)
  // Another search has started from elsewhere: the field shows that one.
  const text = typed.over === value ? typed.text : value
  const setText = (next: string): void => {
    setTyped({ text: next, over: value })
    setRefused(false)
  }
  const search = (wanted: string): void => {
    if (wanted !== '') void import('./recent-searches.ts').then(({ noteSearch }) => noteSearch(wanted))
    setOpen(false)
    setText(wanted)
    onSearch(wanted)
  }
  const submit = (): void => {
    if (text.trim() === '' && value === '') setRefused(true)
    else search(text.trim())
  }
  const clear = (): void => {
    input.current?.focus()
    setText('')
    if (value !== '') onSearch('')
  }
  const replace = (next: string): void => {
    setText(next)
    input.current?.focus()
  }
  return { input, text, setText, open, setOpen, refused, search, submit, clear, replace }
}
