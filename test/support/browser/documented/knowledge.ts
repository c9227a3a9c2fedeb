import type { DocumentedScreen } from './screen.ts';

const libraryViews = ['All files', 'My library & collections', 'Users collection', 'Saved collection'];
const courseViews = ['All courses', 'My courses & collections', 'Users collections', 'Saved collections'];
const links = (names: readonly string[]) => names.map((name) => `link "${name}"`);
const library = {
  title: 'Library',
  texts: ['Articles', 'Videos'],
  controls: ['searchbox', 'button "Add files"'],
  wide: links(libraryViews),
};
const courses = {
  title: 'Courses',
  controls: ['searchbox', 'button "Add Courses"'],
  wide: links(courseViews),
};
const ownCourses = {
  title: 'My courses',
  controls: ['link "My dashboard"', 'link "My courses & collections"', 'progressbar'],
};

/** Addresses of both documents that are about what members read, learn and keep; lessons and tests need a course. */
export const knowledgeScreens: readonly DocumentedScreen[] = [
  { path: '/library', ...library, picture: 'library' },
  {
    path: '/library/collection',
    ...library,
    texts: [...library.texts, 'My Collections', 'Farming Collections'],
    picture: 'library-mine',
  },
  { path: '/library/collection/users', ...library, texts: ['Soil and water'], picture: 'library-users' },
  { path: '/library/collection/saved', ...library, texts: ['Soil and water'], picture: 'library-saved' },
  {
    path: '/news',
    title: 'News',
    controls: ['searchbox', 'button "Add news"', 'button "Options'],
    picture: 'news',
  },
  {
    path: '/news/add',
    title: 'News',
    controls: ['dialog "Add news"', 'textbox "Title"', 'combobox "Category"'],
    isDialog: true,
  },
  {
    path: '/news/edit/{news}',
    title: '{newsTitle}',
    controls: ['textbox "Description"'],
    picture: 'news-edit',
  },
  {
    path: '/news/{news}',
    title: '{newsTitle}',
    texts: ['min read'],
    controls: ['button "Repost"', 'button "Tweet"', 'button "Options'],
    picture: 'news-article',
  },
  { path: '/courses', ...courses, picture: 'courses' },
  { path: '/courses/my-courses', ...courses, picture: 'courses-mine' },
  { path: '/courses/users', ...courses, picture: 'courses-users' },
  { path: '/courses/saved-collection', ...courses, picture: 'courses-saved' },
  {
    path: '/courses/my-courses/edit-course',
    title: 'Edit collection',
    texts: ['My collections'],
    controls: ['link "My courses & collections"', 'button "New collection"'],
    picture: 'course-collection-edit',
  },
  { path: '/mycourse', ...ownCourses, picture: 'my-courses' },
  { path: '/mycoursepage', ...ownCourses },
  { path: '/coursepage', ...ownCourses },
  {
    path: '/course/{course}',
    title: '{courseTitle}',
    texts: ['Lessons', 'Also study this course'],
    controls: ['progressbar', 'button "You are subscriber"'],
    picture: 'course',
  },
  {
    path: '/admin/courses',
    title: 'Your courses',
    controls: ['link "Add Courses"'],
    wide: ['table'],
    picture: 'managed-courses',
  },
  {
    path: '/admin/course/{ownCourse}',
    title: '{ownCourseTitle}',
    controls: ['button "Edit course"', 'button "Delete course"', 'link "Add lesson"'],
    picture: 'course-own',
  },
  {
    path: '/dashboard',
    title: '{farmerName}',
    texts: ['Last visit', 'Follow', 'My library', 'My courses', 'My groups'],
    // How many wait stands behind the last.
    controls: [...links(['My Profile', 'Achievements']), 'link "Surveys'],
    wide: [...links(['Add to My library', 'Add to My courses', 'Add to My groups']), 'button "Scroll on"'],
    narrow: links(['My library', 'My courses', 'My groups']),
    picture: 'dashboard',
  },
  {
    path: '/achievements',
    title: 'Achievements',
    texts: ['Level', 'Total', '245', 'What you achieved', 'What is ahead'],
    controls: ['progressbar "On this level"', 'progressbar "Achieved"', 'link "My dashboard"'],
    picture: 'achievements',
  },
  {
    path: '/mylibrary',
    title: 'My library (files)',
    texts: ['My Collections', 'Farming Collections', 'Farming', 'Branding'],
    controls: ['searchbox', 'button "New collection"', 'button "Collections', 'link "My dashboard"'],
    picture: 'my-library',
  },
  {
    path: '/mylibrary/farming-collections',
    title: 'Farming Collections',
    texts: ['Soil and water', 'Old machines'],
    controls: ['searchbox', 'link "My library (files)"'],
    picture: 'farming-collections',
  },
  {
    path: '/mysurvey',
    title: 'My Survey',
    texts: ['Open', 'Answered', 'Created'],
    controls: [...links(['Open', 'Answered', 'Created']), 'link "My dashboard"'],
    picture: 'surveys',
  },
];
