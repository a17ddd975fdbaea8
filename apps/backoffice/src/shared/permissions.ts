// SPDX-License-Identifier: Apache-2.0
import { hasPermission, type Permission } from '@tessera/rules/operators/permissions'
import { useCallQuery } from './api.ts'

/**
 * Whether the signed-in operator has a permission; false until that is known. The server checks it again at
 * each call; this only hides buttons that it would refuse.
 */
export function usePermission(permission: Permission): boolean {
  const { data } = useCallQuery('backoffice.me', {})
  return data !== undefined && hasPermission(data.role, permission)
}
