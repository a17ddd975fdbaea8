// SPDX-License-Identifier: Apache-2.0
/** Without this cookie the token of a browser's session opens nothing (D-06). */
export const bindingCookie = 'sessionBinding'
/** The device token of "remember me" (D-47). It is sent only where somebody logs in or out. */
export const deviceCookie = 'rememberPassword'
export const deviceCookiePath = '/wps/session'
/** A browser on which the right password was typed before; others' wrong tries do not lock it out. */
export const knownDeviceCookie = 'knownDevice'
/** Which road to another's sign-in this browser set out on. */
export const roadCookie = 'socialRoad'
