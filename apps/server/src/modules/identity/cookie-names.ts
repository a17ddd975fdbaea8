// SPDX-License-Identifier: Apache-2.0
/** Without this cookie, the token of a browser's session is useless (D-06). */
export const bindingCookie = 'sessionBinding'
/** The device token of "remember me" (D-47). Sent only to the login and logout calls. */
export const deviceCookie = 'rememberPassword'
export const deviceCookiePath = '/wps/session'
/** A browser in which the right password was entered before; others' wrong attempts do not lock it out. */
export const knownDeviceCookie = 'knownDevice'
/** The browser, whoever logs in with it: it outlives the login of another member. */
export const lastingBrowserCookie = 'lastingBrowser'
/** The external sign-in that this browser started. */
export const roadCookie = 'socialRoad'
