import { useAsk } from './house.ts'

export const roles = ['admin', 'finance', 'support', 'content'] as const
export type Role = (typeof roles)[number]

/**
 * Who sees which pages and buttons. The house decides again at each call; this only spares people doors that would not
 * open for them.
 */
export const rights = {
  everyone: roles,
  desk: ['admin', 'finance', 'support'],
  contents: ['admin', 'content'],
  letters: ['admin', 'content', 'support'],
  settings: ['admin'],
  accounts: ['admin', 'support'],
  money: ['admin', 'finance'],
} as const satisfies Record<string, readonly Role[]>
export type Right = keyof typeof rights

export const hasRight = (role: string, right: Right): boolean => rights[right].some((allowed) => allowed === role)

/** Whether the operator who is signed in has a right; false until that is known. */
export function useRight(right: Right): boolean {
  const { data } = useAsk('backoffice.me', {})
  return data !== undefined && hasRight(data.role, right)
}
