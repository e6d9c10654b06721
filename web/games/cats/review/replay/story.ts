// The story of a game up to a step, in the words of the table.
import {happenings} from '../../story/difference';
import type {Happening} from '../../story/happening';
import {announcement, say, type Called} from '../../story/say';
import type {Course} from '../course';

const between = (course: Course, step: number): Happening[] =>
  step > 0 ? happenings(course.at(step - 1).view, course.at(step).view) : [];

/** What happened in this step, in a sentence or two. If there is nothing to tell, this is about the last step with something. */
export function sentenceAt(course: Course, step: number, called: Called): string {
  for (let at = step; at > 0; --at) {
    const told = announcement(between(course, at), called);
    if (told) return told;
  }
  return '';
}

/** What is worth telling of the round so far. */
export function storyOf(course: Course, step: number, called: Called): {id: number; text: string}[] {
  const start = course.starts[course.roundAt(step) - 1] ?? 0;
  const steps = Array.from({length: step - start + 1}, (_, at) => start + at);
  return steps
    .flatMap((each) => between(course, each))
    .filter(({kind}) => kind !== 'turn')
    .map((happening, id) => ({id, text: say(happening, called)}));
}
