"""Every picture of the demo importer as a job of data, in order of importance."""

from catalogue_cabins import cabin_jobs
from catalogue_marks import mark_jobs
from catalogue_models import model_jobs
from catalogue_scenes import scene_jobs
from catalogue_used import used_instruments, used_jobs, used_seats


def all_jobs():
    jobs = [*model_jobs(), *scene_jobs(), *cabin_jobs(), *used_jobs(250)]
    jobs += [*used_seats(670), *used_instruments(671), *mark_jobs(680)]
    paths = [path for job in jobs for path in job.files]
    assert len(paths) == len(set(paths)), "two jobs make the same picture"
    return sorted(jobs, key=lambda job: job.rank)
