// SPDX-License-Identifier: Apache-2.0
export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'plain'
  text: string
}

const visibleMs = 6000
const mostAtOnce = 2
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a toast; it disappears after six seconds or when it is closed. */
export function showToast(text: string, tone: Toast['tone'] = 'plain'): void {
  const id = nextId++
  publish([...toasts.slice(1 - mostAtOnce), { id, tone, text }])
  setTimeout(() => dismissToast(id), visibleMs)
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  read: (): readonly Toast[] => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
