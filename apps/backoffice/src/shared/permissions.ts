// SPDX-License-Identifier: Apache-2.0
import { hasPermission, type Permission } from '@tessera/rules/operators/permissions'
import { useAsk } from './api.ts'

/**
 * Whether the operator who is signed in has a permission; false until that is known. The server decides again
 * at each call; this only spares people buttons that would be refused.
 */
export function usePermission(permission: Permission): boolean {
  const { data } = useAsk('backoffice.me', {})
  return data !== undefined && hasPermission(data.role, permission)
}
