// SPDX-License-Identifier: Apache-2.0
/** Pages that a visitor may open although the platform requires everybody to log in (D-46). */
const exempt = ['/login', '/register', '/register.html', '/helpmc', '/down', '/download']

/** Whether a visitor is redirected from this path to the login. */
export function asksLogin(
  path: string,
  { loginRequired, member }: { loginRequired: boolean; member: boolean },
): boolean {
  return loginRequired && !member && !exempt.includes(path)
}
