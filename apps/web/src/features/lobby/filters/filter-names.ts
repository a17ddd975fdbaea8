/** From calm to wild. */
export const levels = [1, 2, 3, 4, 5] as const

export const themeName = (key: string): string => readable(key)
export const featureName = (key: string): string => readable(key)

const readable = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)
