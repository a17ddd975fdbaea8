/** Pages of content: promotions, points mall, help, downloads, lotteries. */
export const contentRoutes = [] as const
