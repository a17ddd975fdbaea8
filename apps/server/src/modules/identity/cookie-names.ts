/** Without this cookie the token of a browser's session opens nothing (D-06). */
export const bindingCookie = 'sessionBinding'
/** The device token of "remember me" (D-47). It is sent only where somebody logs in or out. */
export const deviceCookie = 'rememberPassword'
export const deviceCookiePath = '/wps/session'
