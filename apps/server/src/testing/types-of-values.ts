// SPDX-License-Identifier: Apache-2.0
// Loading this tells the driver how values of the database are read, for the whole process. Each test file begins with it,
// so that none reads them otherwise because of a file that ran before it.
import '../platform/db/database.ts'
