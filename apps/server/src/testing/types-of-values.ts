// SPDX-License-Identifier: Apache-2.0
// Loading this configures how the driver reads values of the database, for the whole process. Each test file
// begins with it, so that none depends on which file ran before.
import '../platform/db/database.ts'
