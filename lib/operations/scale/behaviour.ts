/** Visits of a member in a month, and the minutes of one. */
const visits = 10;
const minutes = 20;

/**
 * Requests of an average member in a month, by the rows of `docs/access-patterns.md`: nine in ten members only read,
 * one in ten also writes.
 */
export const requests: Readonly<Record<string, number>> = {
  'POST /api/users': 2,
  // At most once an hour, when a page is opened.
  'GET /api/users/token': visits,
  'GET /api/users/profile': visits,
  'GET /api/users/profile/{id}': 1,
  'PUT /api/users/profile': 0.2,
  'GET /api/users/today': visits,
  'PUT /api/users/today/seen': 2,
  // A page that is seen looks once a minute; when it is opened or shown again, and each tenth time, for news too.
  'GET /api/notices/count': 0.15 * minutes * visits,
  'GET /api/notices/count?news=false': 0.85 * minutes * visits,
  'GET /api/notices': 3,
  'PUT /api/notices/seen': 2,
  'POST /api/push/add': 0.1,
  // Once a day and device.
  'PUT /api/digest/visit': visits,
  'POST /api/digest/end': 0.01,
  'POST /api/digest/end/{token}': 0.01,
  'GET /api/replies/{on}/{id}': 2 * visits,
  'POST /api/replies/add': 0.5,
  'POST /api/useful': 1,
  // A conversation or two a week, each open for a minute or so, in which it looks every ten seconds.
  'GET /api/chats': visits,
  'POST /api/chats/add': 0.2,
  'GET /api/chats/{id}': 4 * visits,
  'POST /api/chats/{id}/messages/add': 6,
  'PUT /api/chats/{id}': 6,
  'DELETE /api/chats/{id}': 0.1,
  'GET /api/collections': 1,
  'GET /api/collections?scope=users': 0.5,
  'GET /api/collections/{id}': 1,
  'PUT /api/collections/{collectionId}/items': 0.5,
  'GET /api/surveys': 2,
  // How many wait: once a day and device.
  'GET /api/surveys?pageSize=1': visits,
  'GET /api/surveys/{id}': 1,
  'POST /api/surveys/{id}/answers': 0.5,
  'POST /api/surveys/add': 0.02,
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
  'POST /api/courses/{id}/certificate': 0.05,
  'GET /api/certificates/{number}': 0.1,
  'GET /api/achievements': 2,
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
  // One of twenty has their calendar in another program, which asks eight times a day.
  'GET /feeds/{file}': 0.05 * 30 * 8,
  'POST /api/events/feed': 0.01,
  'POST /api/uploads': 0.1,
  'POST /api/uploads/parts': 0.03,
  'GET /api/uploads/{id}/parts': 0.1,
  'POST /api/uploads/{id}/complete': 0.03,
};

/** The same for what is not a request to the API. Sizes in kilobytes. */
export const beside = {
  /** Share of members who are new this month. */
  newcomers: 0.05,
  signIns: requests['POST /api/users'] ?? 0,
  /** A token lives 15 minutes; a visit begins with a new one and lasts 20. */
  renewals: 2 * visits,
  /**
   * Jobs for the worker: of each follow, each file or search entry stored ahead, two of each reply, each 'useful', and
   * a look each week whether there is a mail to send.
   */
  jobs: 1.75 + 0.6 + 2 * 0.5 + 1 + 4.3,
  /** Files of the site and of members that are fetched and not in the browser's cache. */
  edgeFiles: visits * 20,
  /** Videos, which vary most: 40 lessons' worth of 5 MB. */
  videoKilobytes: 200_000,
  /** Pictures of 80 kB, ten a visit; 4 MB of files a month; the site once a month, 250 kB. */
  edgeKilobytes: visits * 10 * 80 + 4000 + 250,
  /** Average reply of the API, compressed when it is long. */
  replyKilobytes: 3,
  /** Stored in the buckets: photos of 500 kB, a video of 50 MB for every fiftieth member, files of 3 MB. */
  storedKilobytes: 0.4 * 500 + 0.02 * 50_000 + 0.07 * 3000,
  storedFiles: 0.6,
  /** Weekly mails: to a member who is away for three weeks of a month, in one of which nothing happened. */
  mails: 1.3,
};

/** General assumptions, with their reasons. */
export const assumed = {
  /** The busiest second, relative to the mean of the month: evenings and rainy days. */
  peak: 6,
  /** Read units for checking whether the member has access, which a function seldom has cached (decision 55). */
  admission: 0.5,
  /** Months of files and rows that are stored when the bill is made. */
  monthsKept: 12,
  /** kB stored for each write unit: transactions count twice, and much is overwritten or deleted. */
  keptOfWrite: 0.25,
  /** Share of writes that collide with another one and are made again: each costs its units twice. */
  collisions: 0.03,
  /** Milliseconds of a call to the table, each after the other; in fact many run in parallel. */
  call: 5,
  /** A function of 1,024 MB has 0.58 of a processor. */
  processor: 1024 / 1769,
  gigabytes: 1,
  /**
   * Milliseconds of a cold start: about 100 of import and first call here (`npm run bench`), the rest is Lambda's
   * own.
   */
  start: 400,
  /** Minutes that Lambda keeps an idle function: not documented, seen between 5 and 15. */
  kept: 10,
  /** The worker's cost of one job, beyond what the request's row already includes. */
  job: { reads: 6, writes: 10, milliseconds: 60 },
  /** Jobs in one run of the worker under load, and the seconds it takes. */
  batch: { jobs: 25, seconds: 1 },
  /** Bytes of log of one request: the access log's line, Lambda's own, the metrics. */
  log: 1700,
  /** Share of requests that X-Ray records: one a second, and one in twenty. */
  traced: 0.05,
  /** Write units of joining the community that everyone joins: row, words of the name, counts. */
  join: 12,
};
