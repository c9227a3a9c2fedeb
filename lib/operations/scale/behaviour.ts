/** Times in a month that a member comes. */
const visits = 10;

/** What one member asks for in a month, in the mean, by the rows of `docs/access-patterns.md`: nine in ten read, one in ten writes too. */
export const requests: Readonly<Record<string, number>> = {
  'POST /api/users': 2,
  'GET /api/users/profile': visits,
  'GET /api/users/profile/{id}': 1,
  'PUT /api/users/profile': 0.2,
  'GET /api/communities/user': visits,
  'GET /api/communities/{id}': visits,
  'GET /api/communities': 3,
  'GET /api/communities?sort=popular': 1,
  'GET /api/communities/search': 1,
  'GET /api/communities-users/community/{communityId}': 1,
  'POST /api/communities-users/follow': 1,
  'POST /api/communities/add': 0.01,
  'GET /api/courses/categories': visits,
  'GET /api/news/community/{communityId}': 2 * visits,
  'GET /api/news/community/{communityId}?category': 2,
  'GET /api/news/community/{communityId}/search': 1,
  'GET /api/news/{id}/community/{communityId}': 3 * visits,
  'POST /api/richtexts': 0.12,
  'POST /api/texts/add': 0.3,
  'POST /api/photos/add': 0.3,
  'POST /api/videos/add': 0.02,
  'POST /api/news/add/community/{communityId}': 0.1,
  'PUT /api/news/{id}/community/{communityId}': 0.05,
  'GET /api/groups/community/{communityId}': 2,
  'GET /api/groups/{id}': 2,
  'POST /api/groups-users/follow': 0.5,
  'POST /api/groups/add/community/{communityId}': 0.02,
  'GET /api/enterprises/community/{communityId}': 1,
  'GET /api/enterprises/{id}': 1,
  'POST /api/enterprises-users/follow': 0.25,
  'POST /api/enterprises/add/community/{communityId}': 0.01,
  'GET /api/resources': 2,
  'GET /api/resources/user': 2,
  'GET /api/resources?search': 1,
  'GET /api/resources/{id}': 2,
  'POST /api/resources/add': 0.05,
  'GET /api/courses': 2,
  'GET /api/courses?search': 1,
  'GET /api/courses/user?role=enrolled': 2,
  'GET /api/courses/{id}': 4,
  'POST /api/courses/views': 1,
  'POST /api/enrolls/add': 0.3,
  'GET /api/courses/{id}/feedback': 4,
  'POST /api/courses/{id}/feedback': 0.1,
  'POST /api/courses/add': 0.005,
  'POST /api/lessons/add': 0.02,
  'POST /api/materials/add': 0.02,
  'POST /api/tests/add': 0.01,
  'GET /api/lessons/{id}': 6,
  'POST /api/lesson-progress/start': 3,
  'PUT /api/lesson-progress/{id}': 3,
  'GET /api/user_tests/lesson/{lessonId}': 2,
  'POST /api/user_tests/start': 1,
  'PUT /api/user_tests/{id}': 1,
  'GET /api/events': visits,
  'GET /api/events?scope=groups': 2,
  'POST /api/events/add': 1,
  'POST /api/uploads': 0.1,
  'POST /api/uploads/parts': 0.03,
  'GET /api/uploads/{id}/parts': 0.1,
  'POST /api/uploads/{id}/complete': 0.03,
};

/** The same for what is no request to the API. Sizes in kilobytes. */
export const beside = {
  /** Of all members, those who are new this month. */
  newcomers: 0.05,
  signIns: requests['POST /api/users'] ?? 0,
  /** A token lives 15 minutes; a visit begins with a new one and lasts 20. */
  renewals: 2 * visits,
  /** Jobs that are left to the worker: of each follow, and of each file or search entry that is stored ahead. */
  jobs: 1.75 + 0.6,
  /** Files of the site and of members that are fetched: what a browser has kept is not. */
  edgeFiles: visits * 20,
  /** Pictures of 80 kB, ten a visit; 30 MB of videos and 4 MB of files a month; the site once a month, 250 kB. */
  edgeKilobytes: visits * 10 * 80 + 34_000 + 250,
  /** Of one reply of the API, packed where it is long. */
  replyKilobytes: 3,
  /** Put into the buckets: photos of 500 kB, a video of 50 MB of each fiftieth, files of 3 MB. */
  storedKilobytes: 0.4 * 500 + 0.02 * 50_000 + 0.07 * 3000,
  storedFiles: 0.6,
};

/** What holds for all, with its reason. */
export const assumed = {
  /** The busiest second over the mean of the month: evenings and rainy days. */
  peak: 6,
  /** Read units by which a read looks whether the member may come: in a function of its own it seldom knows (decision 55). */
  admission: 0.5,
  /** Months of which files and rows are kept when the bill is made. */
  monthsKept: 12,
  /** Of a write unit, what stays: a transaction counts twice, much is written over or goes again. In kB. */
  keptOfWrite: 0.25,
  /** Milliseconds that a call to the table takes, each after the other: in fact many go together. */
  call: 5,
  /** A function of 1,024 MB has 0.58 of a processor. */
  processor: 1024 / 1769,
  gigabytes: 1,
  /** Milliseconds of a start: about 100 of import and first call here (`docs/benchmarks.md`), the rest is Lambda's own. */
  start: 400,
  /** Minutes that Lambda keeps a function that nobody calls: not documented, seen between 5 and 15. */
  kept: 10,
  /** What the worker does for one job, with what the row of the request does not have already. */
  job: { reads: 6, writes: 10, milliseconds: 60 },
  /** Jobs that one run of the worker is given where many come, and seconds that it takes for them. */
  batch: { jobs: 25, seconds: 1 },
  /** Bytes of log of one request: the access log's line, Lambda's own, the metrics'. */
  log: 1700,
  /** Of all requests those that X-Ray records: one a second, and one in twenty. */
  traced: 0.05,
  /** Units that joining writes to the list of the community that everyone joins: row, words of the name, counts. */
  join: 12,
};
